import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useRef } from 'react';
import { AlertIcon, cx } from 'ui';
import { positionOf } from './focus-choice.tsx';
import type { GridPhoto } from './photo.ts';
import * as styles from './photos.css.ts';
import { SmallPicture } from './small-picture.tsx';

type PhotoGridProps = {
  photos: readonly GridPhoto[];
  onOrder: (files: readonly string[]) => void;
  onOpen: (file: string) => void;
  /** Tiles after the photos. */
  children: ReactNode;
};

/** Milliseconds after a drop during which a click, which ends the drag, does not open a photo. */
const SETTLED_AFTER = 300;

/** The other photos do not move during a drag: the cover is four times as large, so the whole grid would jump. */
const still = () => null;

function Tile({ photo, index, onPress }: { photo: GridPhoto; index: number; onPress: () => void }) {
  const { setNodeRef, attributes, listeners, transform, isDragging, isOver } = useSortable({ id: photo.file });
  return (
    <li
      ref={setNodeRef}
      className={cx(
        styles.tile,
        index === 0 && styles.coverTile,
        isDragging && styles.lifted,
        isOver && !isDragging && styles.target,
      )}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Photo ${index + 1}${photo.text ? `: ${photo.text}` : ', without a text'}`}
        className={styles.handle}
        onClick={onPress}
      >
        <SmallPicture
          src={photo.src}
          whole={photo.whole}
          alt=""
          className={styles.image}
          style={photo.focus ? { objectPosition: positionOf(photo.focus) } : undefined}
          draggable={false}
        />
      </button>
      <span aria-hidden="true" className={index === 0 ? styles.ribbon : styles.number}>
        {index === 0 ? 'Cover' : index + 1}
      </span>
      {!photo.text && (
        <span aria-hidden="true" className={styles.missing}>
          <AlertIcon /> No text
        </span>
      )}
    </li>
  );
}

/** The photos in order. A photo is moved by dragging, or by Space and the arrow keys. */
export function PhotoGrid({ photos, onOrder, onOpen, children }: PhotoGridProps) {
  const settledAt = useRef(0);
  const files = photos.map(({ file }) => file);
  const placeOf = (id: unknown) => files.indexOf(String(id)) + 1;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    }),
  );

  const announcements: Announcements = {
    onDragStart: ({ active }) => `Photo ${placeOf(active.id)} is lifted.`,
    onDragOver: ({ over }) => (over ? `Over place ${placeOf(over.id)} of ${files.length}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped at place ${placeOf(over.id)}.` : 'Back in its place.'),
    onDragCancel: () => 'Back in its place.',
  };

  function handleEnd({ active, over }: DragEndEvent): void {
    settledAt.current = Date.now();
    if (!over || over.id === active.id) return;
    onOrder(arrayMove(files, placeOf(active.id) - 1, placeOf(over.id) - 1));
  }

  const press = (file: string) => {
    if (Date.now() - settledAt.current > SETTLED_AFTER) onOpen(file);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: 'Space lifts the photo, the arrow keys move it, Space drops it.' },
      }}
      onDragEnd={handleEnd}
      onDragCancel={() => {
        settledAt.current = Date.now();
      }}
    >
      <SortableContext items={files} strategy={still}>
        <ul className={styles.grid}>
          {photos.map((photo, index) => (
            <Tile key={photo.file} photo={photo} index={index} onPress={() => press(photo.file)} />
          ))}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
