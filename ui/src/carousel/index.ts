export { Carousel, type CarouselProps } from './carousel.tsx';
export type { CarouselLabels } from './controls.tsx';
export { type CarouselOptions, useCarousel } from './use-carousel.ts';
export { itemAt, positionOf, type Slot, slotsAround } from './window.ts';
