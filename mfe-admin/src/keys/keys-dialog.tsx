import { Checkbox } from 'ui/form';
import { destinations } from '../frame/destinations.ts';
import { Sheet } from '../frame/sheet.tsx';
import { commandKey } from './command-key.ts';
import * as styles from './keys.css.ts';
import { letters, setLetters } from './setting.ts';

type Key = { does: string; keys: readonly string[]; between?: string };

const goingTo: readonly Key[] = destinations.flatMap(({ label, letter }) =>
  letter ? [{ does: label, keys: ['G', letter], between: 'then' }] : [],
);

const sections = (): readonly (readonly [string, readonly Key[]])[] => [
  [
    'Anywhere',
    [
      { does: 'Find a home, a person, a page', keys: [commandKey(), 'K'] },
      { does: 'This list', keys: ['?'] },
      { does: 'Add a home', keys: ['N'] },
      { does: 'Close what is open', keys: ['Esc'] },
    ],
  ],
  [
    'In leads, homes and people',
    [
      { does: 'Next, earlier', keys: ['J', 'K'] },
      { does: 'Open', keys: ['Enter'] },
      { does: 'Find in this list', keys: ['/'] },
    ],
  ],
  ['On a lead', [{ does: 'Answer by mail', keys: ['E'] }]],
  ['Go to', goingTo],
];

function Line({ does, keys, between = '' }: Key) {
  return (
    <div className={styles.line}>
      <dt>{does}</dt>
      <dd className={styles.keys}>
        {keys.map((key, index) => (
          <span key={key}>
            {index > 0 && <span className={styles.between}>{between} </span>}
            <kbd className={styles.key}>{key}</kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}

/** A list of all keys and what they do. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const areOn = letters.use();
  return (
    <Sheet onClose={onClose} title="Keys">
      <div className={styles.sections}>
        {sections().map(([name, keys]) => (
          <section key={name} aria-label={name} className={styles.section}>
            <h3 className={styles.name}>{name}</h3>
            <dl>
              {keys.map((key) => (
                <Line key={key.does} {...key} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.letters}>
        <Checkbox checked={areOn} onChange={({ currentTarget }) => setLetters(currentTarget.checked)}>
          Single letters do something, but never while you type
        </Checkbox>
      </div>
    </Sheet>
  );
}
