import { Button, Stack, Text } from 'ui';
import { offline } from '../connection/connection.ts';
import { Sheet } from '../frame/sheet.tsx';
import { usePreview } from '../photos/waiting-tile.tsx';
import { again, remove } from './choose.ts';
import { isChange } from './queue.ts';
import { deedInWords } from './queue-words.ts';
import { sending, sendWaiting } from './send.ts';
import { type Waiting, type WaitingChange, type WaitingPhoto, waiting } from './waiting.ts';
import * as styles from './waiting-dialog.css.ts';

const Preview = ({ item }: { item: WaitingPhoto }) => (
  <img src={usePreview(item.photo)} alt="" className={styles.preview} />
);

function Problem({ item }: { item: Waiting }) {
  const hasTheirs = isChange(item) && (item as WaitingChange).theirs !== undefined;
  return (
    <>
      <p className={styles.problem}>{item.problem}</p>
      <Button tone="line" size="small" onClick={() => void again(item)}>
        {hasTheirs ? 'Put mine there' : 'Try again'}
      </Button>
    </>
  );
}

/** All that waits on this device. Each can be removed before it is sent. */
export default function WaitingDialog({ onClose }: { onClose: () => void }) {
  const items = waiting.use();
  const isOffline = offline.use();
  const isSending = sending.use() === 'sends';
  return (
    <Sheet
      onClose={onClose}
      title="Waits for the line"
      description="Kept on this device, and sent by itself, in this order, when the line is back."
    >
      <Stack gap="s4">
        {items.length === 0 && <Text role="status">Everything is sent.</Text>}
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              {item.what === 'photo' && <Preview item={item} />}
              <div className={styles.words}>
                <b>{item.about}</b>
                <p>{deedInWords(item)}</p>
                {item.problem !== undefined && <Problem item={item} />}
              </div>
              <Button
                tone="line"
                size="small"
                aria-label={`Remove ${item.about}, ${deedInWords(item)}`}
                onClick={() => void remove(item)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
        {items.some(({ problem }) => problem === undefined) && (
          <Button tone="solid" size="small" pending={isSending} onClick={() => void sendWaiting()}>
            {isOffline ? 'Try to send now' : 'Send now'}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}
