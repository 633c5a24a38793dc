import {
  AlertIcon,
  ArrowLeftIcon,
  ArrowLongIcon,
  ArrowRightIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  Cluster,
  ExternalIcon,
  HouseIcon,
  LogoMark,
  MailIcon,
  MenuIcon,
  PauseIcon,
  PhoneIcon,
  PlayIcon,
  StarIcon,
  Text,
} from '../src/index.ts';
import { OnEveryGround, Section, Specimen } from './specimen.tsx';

/** What is drawn instead of said. */
export const Signs = () => (
  <Section title="Signs">
    <Specimen name="Icons and the mark" says="In the color of the text around them.">
      <OnEveryGround>
        <Text>
          <Cluster as="span" gap="s5">
            <LogoMark />
            <ArrowLeftIcon />
            <ArrowRightIcon />
            <ArrowLongIcon />
            <ChevronIcon />
            <ExternalIcon />
            <MenuIcon />
            <CloseIcon />
            <PauseIcon />
            <PlayIcon />
            <AlertIcon />
            <CheckIcon />
            <HouseIcon />
            <MailIcon />
            <PhoneIcon />
            <StarIcon />
          </Cluster>
        </Text>
      </OnEveryGround>
    </Specimen>
  </Section>
);
