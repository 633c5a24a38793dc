import { Columns, Skeleton, Stack, Text } from 'ui';

/** Placeholders in the shape of the list, below a text that says it is loading. */
export function ListLoading() {
  return (
    <Stack gap="s6">
      <Text look="quiet" role="status">
        Loading properties...
      </Text>
      <Columns count={3} gap="cards">
        {['first', 'second', 'third'].map((key) => (
          <Stack key={key} gap="s3">
            <Skeleton ratio="4 / 3" />
            <Skeleton width="45%" height={30} />
            <Skeleton width="70%" />
            <Skeleton width="55%" />
          </Stack>
        ))}
      </Columns>
    </Stack>
  );
}
