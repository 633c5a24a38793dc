/** The first quotations as plain HTML. The carousel replaces them when an interaction is likely. */

import { useState } from 'react';
import { LazyBoundary, lazyChunk } from 'ui';
import { useInteractionLikely } from '../../frame/use-idle.ts';
import { Quote, type Reading, type Testimonial, VISIBLE } from './quote.tsx';
import * as styles from './quotes.css.ts';

type QuotesProps = { testimonials: readonly Testimonial[] };

const QuotesCarousel = lazyChunk(() => import(/* webpackChunkName: "quotes-carousel" */ './quotes-carousel.tsx'));

const FirstQuotes = ({ testimonials, ...reading }: QuotesProps & Reading) => (
  <>
    <div className={styles.row}>
      {testimonials.slice(0, VISIBLE).map((testimonial) => (
        <Quote key={testimonial.id} testimonial={testimonial} {...reading} />
      ))}
    </div>
    {testimonials.length > VISIBLE && <div className={styles.roomForSteer} />}
  </>
);

/** What is open stays open when the carousel comes. */
function useReading(): Reading {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const setOpen = (id: string, isOpen: boolean) => {
    if (opened.has(id) === isOpen) return;
    setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)));
  };
  return { opened, setOpen };
}

export function Quotes({ testimonials }: QuotesProps) {
  const isInteractionLikely = useInteractionLikely();
  const reading = useReading();
  const first = <FirstQuotes testimonials={testimonials} {...reading} />;
  if (!isInteractionLikely) return first;
  return (
    <LazyBoundary loading={first}>
      <QuotesCarousel testimonials={testimonials} {...reading} />
    </LazyBoundary>
  );
}
