import { Carousel } from 'ui/carousel';
import { Quote, type Reading, type Testimonial, VISIBLE } from './quote.tsx';

/** Milliseconds between moves. It moves only if not all testimonials fit. */
const INTERVAL = 7000;

const labels = {
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause the testimonials',
  play: 'Play the testimonials',
  show: (number: number) => `Show testimonial ${number}`,
};

type QuotesCarouselProps = Reading & { testimonials: readonly Testimonial[] };

/** What somebody reads does not move on by itself. */
export default function QuotesCarousel({ testimonials, ...reading }: QuotesCarouselProps) {
  const renderItem = (item: number) => {
    const testimonial = testimonials[item];
    return testimonial && <Quote testimonial={testimonial} {...reading} />;
  };
  return (
    <Carousel
      label="Testimonials"
      labels={labels}
      count={testimonials.length}
      visible={VISIBLE}
      interval={testimonials.length > VISIBLE && reading.opened.size === 0 ? INTERVAL : undefined}
      stopsOnUse
      renderItem={renderItem}
    />
  );
}
