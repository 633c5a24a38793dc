import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from 'ui';
import { Section } from '../frame/section.tsx';
import { enqueueOffline } from '../queue/enqueue.ts';
import { type WaitingPhoto, waiting } from '../queue/waiting.ts';
import { offPaper } from '../theme/paper.css.ts';
import { handOver } from './hand-over.ts';
import type { PhotoActions } from './photo.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import * as styles from './photos.css.ts';
import { photosIn } from './photos-in.ts';
import { UploadTile } from './upload-tile.tsx';
import { type Upload, useUploads } from './use-uploads.ts';
import { WaitingTile, waitingPhoto } from './waiting-tile.tsx';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

function inWords(count: number, uploads: readonly Upload[], waiting: number): string {
  const failed = uploads.filter(({ state }) => state === 'failed' || state === 'refused').length;
  const going = uploads.length - failed;
  const parts = [
    going > 0 ? `${going} on ${going === 1 ? 'its' : 'their'} way` : '',
    waiting > 0 ? `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for the line` : '',
    failed > 0 ? `${failed === 1 ? 'one' : failed} failed` : '',
  ].filter(Boolean);
  return [String(count), ...parts].join(', ');
}

/** A home's photos: added by picker, camera, drop or paste, ordered by pointer or keyboard, described and removed. */
export default function PhotosSection({ photos, onUnderWay, home, add, order, describe, focus, remove }: PhotoActions) {
  const picker = useRef<HTMLInputElement>(null);
  const {
    uploads,
    add: upload,
    retry,
    drop,
  } = useUploads({
    onUp: add,
    onNoLine: async (photo, file) => home !== undefined && enqueueOffline(waitingPhoto(home, photo, file)),
    onLeft: (sources) => void handOver(sources, home),
  });
  const waits = waiting.use().filter((item) => item.what === 'photo' && item.homeId === home?.id) as WaitingPhoto[];
  const [isOver, setOver] = useState(false);
  const [open, setOpen] = useState<string | null>(null);

  const count = uploads.filter(({ state }) => state !== 'refused').length;
  const tellUnderWay = useEffectEvent((now: number) => onUnderWay?.(now));
  useEffect(() => tellUnderWay(count), [count]);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const isField = event.target instanceof Element && event.target.matches('input, textarea');
    const files = photosIn(event.clipboardData, isField);
    if (files.length === 0) return;
    event.preventDefault();
    upload(files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const shown = photos.find(({ file }) => file === open);
  const place = shown ? photos.indexOf(shown) : -1;

  return (
    <Section title="Photos" aside={<span role="status">{inWords(photos.length, uploads, waits.length)}</span>}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the picker does the same by keyboard. */}
      <div
        className={cx(styles.ground, isOver && styles.over)}
        onDragOver={(event) => {
          if (!carriesFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!carriesFiles(event)) return;
          event.preventDefault();
          setOver(false);
          // Of what is no photo its tile says so.
          upload([...event.dataTransfer.files]);
        }}
      >
        <PhotoGrid photos={photos} onOrder={order} onOpen={setOpen}>
          {uploads.map((one) => (
            <UploadTile key={one.id} upload={one} onRetry={() => retry(one)} onDrop={() => drop(one)} />
          ))}
          {waits.map((one) => (
            <WaitingTile key={one.id} item={one} />
          ))}
          <li
            className={cx(
              offPaper,
              styles.tile,
              photos.length + uploads.length + waits.length === 0 && styles.wideTile,
            )}
          >
            <button type="button" className={styles.add} onClick={() => picker.current?.click()}>
              <span aria-hidden="true" className={styles.plus}>
                +
              </span>
              Add photos
            </button>
          </li>
        </PhotoGrid>
        <p className={cx(styles.hint, offPaper)}>
          Drop or paste them here, too. Drag to order, or press Space and use the arrow keys. The first is the cover.
        </p>
        <input
          ref={picker}
          type="file"
          aria-label="Choose photos"
          accept="image/*"
          multiple
          className={styles.picker}
          tabIndex={-1}
          onChange={({ target }) => {
            upload([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {shown && (
        <PhotoDialog
          key={shown.file}
          photo={shown}
          place={place + 1}
          onClose={() => setOpen(null)}
          onFocus={focus && ((point) => focus(shown.file, point, shown.focus))}
          onDescribe={(text) => describe(shown.file, text, shown.text)}
          onCover={() => order([shown.file, ...photos.map(({ file }) => file).filter((file) => file !== shown.file)])}
          onRemove={() => void remove(shown.file)}
        />
      )}
    </Section>
  );
}
