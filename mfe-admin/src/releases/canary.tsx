import { Field, Select } from 'ui/form';
import { Section } from '../frame/section.tsx';
import { partName } from '../health/health-words.ts';
import { formatMoment } from '../leads/lead-words.ts';
import * as numbers from '../numbers/numbers.css.ts';
import * as canaryStyles from './canary.css.ts';
import { type Canary as RunningCanary, shares, vitalRows } from './canary-words.ts';
import { Deed } from './deed.tsx';
import * as styles from './releases.css.ts';
import type { ReleaseActions } from './use-releases.ts';

type CanaryProps = { canary: RunningCanary; now: number; actions: ReleaseActions };

/** The canary's measurements beside those of the live release. */
function Compared({ own, live }: Pick<RunningCanary, 'own' | 'live'>) {
  return (
    <table className={numbers.table}>
      <thead>
        <tr>
          {['Of visits', 'Canary', 'Live'].map((title) => (
            <th key={title} scope="col" className={numbers.headCell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vitalRows(own, live).map(([name, mine, other]) => (
          <tr key={name}>
            <th scope="row" className={numbers.cell}>
              {name}
            </th>
            <td className={numbers.cell}>{mine}</td>
            <td className={numbers.cell}>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Terms({ canary, actions }: Omit<CanaryProps, 'now'>) {
  const { share, isByRule } = canary;
  const choices = [...new Set([...shares, share])].toSorted((one, other) => one - other);
  return (
    <div className={canaryStyles.terms}>
      <Field label="Share of visitors">
        <Select
          value={share}
          onChange={({ target }) => void actions.setCanary(canary, { isByRule, share: Number(target.value) })}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice} %
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Decided">
        <Select
          value={isByRule ? 'rule' : 'hand'}
          onChange={({ target }) => void actions.setCanary(canary, { share, isByRule: target.value === 'rule' })}
        >
          <option value="rule">By rule</option>
          <option value="hand">By hand</option>
        </Select>
      </Field>
    </div>
  );
}

/** The release that a share of visitors gets, its measurements, and what can be done with it. */
export function Canary({ canary, now, actions }: CanaryProps) {
  const { name, version, share, since, by, finding, own, live } = canary;
  const part = partName(name);
  return (
    <Section title="Canary" aside={`${share} % of visitors`}>
      <div className={styles.open}>
        <p>
          <b className={styles.name}>
            {part} {version}
          </b>
          <span className={styles.quiet}>
            Since {formatMoment(since, now)}, by {by}
          </span>
          <span className={styles.quiet}>What the rule finds: {finding}</span>
        </p>
        <Compared own={own} live={live} />
        <Terms canary={canary} actions={actions} />
        <div className={canaryStyles.deeds}>
          <Deed
            part={name}
            label="Put live"
            name={`Put live: the canary, ${part} ${version}`}
            actions={actions}
            work={() => actions.putLive(name, version)}
          />
          <Deed
            part={name}
            label="Take back"
            name={`Take back: the canary, ${part} ${version}`}
            actions={actions}
            work={() => actions.endCanary(canary)}
          />
        </div>
      </div>
    </Section>
  );
}
