/**
 * What every page needs at once. Heavy components have their own entries: dialog, toast, menu, tooltip, carousel,
 * gallery, form.
 */
export { Button, type ButtonLook, type ButtonProps, buttonClass } from './button/button.tsx';
export { RoundButton, type RoundButtonProps } from './button/round-button.tsx';
export { inlineLinkClass, plainLinkClass, textLinkClass } from './button/text-link.css.ts';
export { TextLinkWords } from './button/text-link-words.tsx';
export { cardLinkClass } from './card/card.css.ts';
export {
  CardFrame,
  CardName,
  type CardNameProps,
  CardPicture,
  type CardPictureProps,
  CardPlace,
  CardPrice,
} from './card/card.tsx';
export { Fact, Facts } from './card/facts.tsx';
export { type Spec, SpecRow } from './card/spec-row.tsx';
export { cx } from './cx.ts';
export { ArrowLeftIcon, ArrowLongIcon, ArrowRightIcon, ChevronIcon, ExternalIcon } from './icons/arrows.tsx';
export { AlertIcon, CheckIcon, CloseIcon, MenuIcon, PauseIcon, PlayIcon } from './icons/controls.tsx';
export type { IconProps } from './icons/icon.tsx';
export { LogoMark } from './icons/logo-mark.tsx';
export { HouseIcon, MailIcon, PhoneIcon, StarIcon } from './icons/signs.tsx';
export type { BoxProps } from './layout/box.tsx';
export { Columns, type ColumnsProps } from './layout/columns.tsx';
export { Cluster, type FlowProps, Stack } from './layout/flow.tsx';
export { offscreen } from './layout/offscreen.css.ts';
export { Panel, type PanelProps } from './layout/panel.tsx';
export { Prose, VisuallyHidden } from './layout/prose.tsx';
export { SectionHead, type SectionHeadProps } from './layout/section-head.tsx';
export { Split, type SplitProps } from './layout/split.tsx';
export { TextRail } from './layout/text-rail.tsx';
export { type Tone, tone } from './layout/tone.css.ts';
export { Band, type BandProps, Wrap } from './layout/wrap.tsx';
export { ComingLine } from './lazy/coming-line.tsx';
export { LazyBoundary, type LazyBoundaryProps } from './lazy/lazy-boundary.tsx';
export { lazyChunk, lazyPart } from './lazy/lazy-part.tsx';
export { loadChunk, onRetryChance, retryOnce, withDeadline } from './lazy/load-chunk.ts';
export { ledgerLinkClass } from './ledger/ledger.css.ts';
export {
  Ledger,
  LedgerCell,
  type LedgerColumn,
  type LedgerProps,
  LedgerRow,
  LedgerRows,
  LedgerYear,
} from './ledger/ledger.tsx';
export { Badge, Pip, StatusMark } from './marks/badge.tsx';
export { Ribbon, type RibbonProps, type RibbonStatus } from './marks/ribbon.tsx';
export { Rule } from './marks/rule.tsx';
export { Skeleton, type SkeletonProps } from './marks/skeleton.tsx';
export { menuLinkClass, panelLinkClass } from './menu/menu.css.ts';
export { PlainDropdown, type PlainDropdownProps, PlainMenu, PlainMenuItem } from './menu/plain-menu.tsx';
export { type Image, type ImageFile, imageNamed } from './picture/image.ts';
export { Picture, type PictureProps } from './picture/picture.tsx';
export { AwaitingPicture, type AwaitingPictureProps, Print } from './picture/print.tsx';
export { SharedPicture, type SharedPictureProps } from './picture/shared-picture.tsx';
export { type TypeRole, typeClass } from './type.css.ts';
export { Heading, type HeadingProps, Lead, Text, type TextProps } from './type.tsx';
