import { useState } from 'react';
import { Button } from 'ui';
import * as account from '../account/account.css.ts';
import { lazyDialog } from '../frame/lazy-dialog.tsx';
import { Section } from '../frame/section.tsx';
import { type Token, tokenInWords, tokenName } from './release-words.ts';
import type { ReleaseActions } from './use-releases.ts';

const TokenDialog = lazyDialog(() => import(/* webpackChunkName: "deploy-token" */ './token-dialog.tsx'));

type TokensProps = { tokens: readonly Token[]; parts: readonly string[]; now: number; actions: ReleaseActions };

/** Who may deploy which part, and until when. */
export function Tokens({ tokens, parts, now, actions }: TokensProps) {
  const [isMaking, setMaking] = useState(false);
  return (
    <Section title="Who may deploy">
      <ul>
        {tokens.length === 0 && <li className={account.row}>Nobody: a team deploys with a token.</li>}
        {tokens.map((token) => (
          <li key={token.id} className={account.row}>
            <span className={account.words}>
              <b className={account.name}>{tokenName(token)}</b>
              <span className={account.quiet}>{tokenInWords(token, now)}</span>
            </span>
            <Button
              tone="line"
              size="small"
              aria-label={`Revoke the token ${tokenName(token)}`}
              onClick={() => void actions.endToken(token)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      <Button tone="line" size="small" onClick={() => setMaking(true)}>
        New token
      </Button>
      {isMaking && <TokenDialog parts={parts} actions={actions} onClose={() => setMaking(false)} />}
    </Section>
  );
}
