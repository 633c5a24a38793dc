import { Button, Stack, Text } from 'ui';

/** Shown where data could not be loaded: says so, and offers another try. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Stack gap="s4" align="start" role="alert">
      <Text>{what} could not be loaded.</Text>
      <Button tone="line" onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  );
}
