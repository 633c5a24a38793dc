import {
  ArrowLeftIcon,
  Button,
  buttonClass,
  CloseIcon,
  Cluster,
  inlineLinkClass,
  PauseIcon,
  plainLinkClass,
  RoundButton,
  Text,
  TextLinkWords,
  textLinkClass,
} from '../src/index.ts';
import { OnEveryGround, Section, Specimen } from './specimen.tsx';

const tones = ['brass', 'solid', 'line', 'sheet'] as const;
const looks = ['line', 'sheet', 'bare'] as const;
const icons = { line: <ArrowLeftIcon />, sheet: <PauseIcon />, bare: <CloseIcon /> };

/** What can be pressed. */
export function Actions() {
  return (
    <Section title="Buttons and links">
      <Specimen name="Button" says="At rest, small, pending, disabled; brass is the one call to action of a screen.">
        <OnEveryGround>
          {tones.map((tone) => (
            <Cluster key={tone} gap="s3">
              <Button tone={tone}>{tone}</Button>
              <Button tone={tone} size="small">
                small
              </Button>
              <Button tone={tone} pending>
                Sending...
              </Button>
              <Button tone={tone} disabled>
                disabled
              </Button>
              <a href="#link" className={buttonClass({ tone, size: 'small' })}>
                {tone}, for a link
              </a>
            </Cluster>
          ))}
        </OnEveryGround>
      </Specimen>
      <Specimen name="RoundButton" says="An icon alone, with its name in a tooltip.">
        <OnEveryGround>
          <Cluster gap="s3">
            {looks.map((look) => (
              <RoundButton key={look} look={look} label={`Example: ${look}`}>
                {icons[look]}
              </RoundButton>
            ))}
            <RoundButton label="Example: disabled" disabled>
              <ArrowLeftIcon />
            </RoundButton>
          </Cluster>
        </OnEveryGround>
      </Specimen>
      <Specimen name="Links">
        <OnEveryGround>
          <Cluster gap="s6">
            <a href="#text" className={textLinkClass}>
              <TextLinkWords>Text link</TextLinkWords>
            </a>
            <Text>
              Words with an{' '}
              <a href="#inline" className={inlineLinkClass}>
                inline link
              </a>{' '}
              in them
            </Text>
            <a href="tel:+17325550117" className={plainLinkClass}>
              (732) 555-0117
            </a>
          </Cluster>
        </OnEveryGround>
      </Specimen>
    </Section>
  );
}
