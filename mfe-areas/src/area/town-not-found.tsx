import { Link } from 'platform';
import { Band, buttonClass, Heading, Stack, Wrap } from 'ui';

export function TownNotFound() {
  return (
    <Band>
      <title>Town Not Found</title>
      <meta name="robots" content="noindex" />
      <Wrap>
        <Stack gap="s5" align="start">
          <Heading level={1} look="section">
            Town Not Found
          </Heading>
          <Link to="/" className={buttonClass({ tone: 'solid' })}>
            Return Home
          </Link>
        </Stack>
      </Wrap>
    </Band>
  );
}
