import { getSite, useNavigate } from 'platform';
import { useEffect } from 'react';
import { cx, Heading, LogoMark, Panel, Stack, Text } from 'ui';
import { keepWayBack, wayBack } from '../session/way-back.ts';
import { ground, sheet } from '../theme/desk.css.ts';
import * as styles from './login.css.ts';
import { LoginForm } from './login-form.tsx';

/** Milliseconds. The toast is read while the next page opens. */
const REDIRECT_MS = 100;

export function Component() {
  const navigate = useNavigate();
  const { agent, brokerage } = getSite();
  useEffect(keepWayBack, []);
  /** The log-in is of no use to whoever comes back to it. */
  const enter = () => void navigate(wayBack(), { replace: true });
  return (
    <div className={cx(ground, styles.page)}>
      <title>{`Admin Portal | ${agent.name}`}</title>
      <Panel tone="sheet" inset="roomy" className={cx(sheet, styles.card)}>
        <Stack gap="s5">
          <LogoMark />
          <Stack gap="s2">
            <Heading level={1} look="sub">
              Admin Portal
            </Heading>
            <Text look="quiet">
              {brokerage.name}, {agent.name}
            </Text>
          </Stack>
          <LoginForm onSignedIn={() => setTimeout(enter, REDIRECT_MS)} />
        </Stack>
      </Panel>
    </div>
  );
}
