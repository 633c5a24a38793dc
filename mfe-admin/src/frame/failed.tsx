import { Button, Stack, Text } from 'ui';

type FailedProps = {
  /** "The homes". */
  what: string;
  onRetry: () => void;
  className?: string | undefined;
};

/** Shown instead of what could not be loaded. */
export const Failed = ({ what, onRetry, className }: FailedProps) => (
  <Stack gap="s4" align="start" role="alert" className={className}>
    <Text>{what} could not be loaded.</Text>
    <Button tone="line" size="small" onClick={onRetry}>
      Retry
    </Button>
  </Stack>
);
