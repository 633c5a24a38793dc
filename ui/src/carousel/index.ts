export { Carousel, type CarouselProps } from './carousel.tsx';
export { type CarouselLabels, Steer } from './steer.tsx';
export { type CarouselOptions, useCarousel } from './use-carousel.ts';
export { itemAt, positionOf, type Slot, slotsAround } from './window.ts';
