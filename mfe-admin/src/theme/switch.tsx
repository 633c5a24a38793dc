import * as styles from './switch.css.ts';

type SwitchProps = {
  isOn: boolean;
  /** What it says beside itself. */
  words: string;
  /** What it switches, for those who hear it. */
  label: string;
  isDisabled?: boolean;
  className?: string;
  onChange: (isOn: boolean) => void;
};

/** On or off, done at once. */
export function Switch({ isOn, words, label, isDisabled = false, className = '', onChange }: SwitchProps) {
  return (
    <label className={`${styles.row} ${className}`}>
      <span>{words}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.toggle}
        checked={isOn}
        aria-checked={isOn}
        aria-label={label}
        disabled={isDisabled}
        onChange={() => onChange(!isOn)}
      />
    </label>
  );
}
