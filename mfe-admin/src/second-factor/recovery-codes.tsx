import { toast } from 'platform';
import { useEffect } from 'react';
import { Button, Stack, Text } from 'ui';
import { askBeforeUnload } from '../device/ask-before-unload.ts';
import * as styles from './second-factor.css.ts';

type RecoveryCodesProps = {
  codes: readonly string[];
  /** What was done as they were made. */
  said: string;
  onDone: () => void;
};

/** The recovery codes, shown once. Only the button closes them, and a reload asks first. */
export function RecoveryCodes({ codes, said, onDone }: RecoveryCodesProps) {
  useEffect(() => askBeforeUnload(), []);
  const text = `${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', description: 'Keep them where your phone is not.' });
    } catch {
      toast({ title: 'Error', description: 'They could not be copied. Write them down.', variant: 'destructive' });
    }
  }

  function save(): void {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: 'recovery-codes.txt' });
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <Stack gap="s4">
      <Text>{`${said}. Each of these lets you in once without your phone. They are shown only now.`}</Text>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button tone="line" size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button tone="line" size="small" onClick={save}>
          Save as a file
        </Button>
        <Button tone="solid" size="small" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </Stack>
  );
}
