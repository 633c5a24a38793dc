import * as styles from './switch.css.ts';

type SwitchProps = {
  isOn: boolean;
  /** The text beside it. */
  words: string;
  /** What it switches, for screen readers. */
  label: string;
  isDisabled?: boolean;
  className?: string;
  onChange: (isOn: boolean) => void;
};

/** A switch that takes effect at once. */
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
