import { formatDollars } from 'platform';
import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Fact, Facts, Text } from 'ui';
import { dollarsIn, exampleLoan, leftOut, monthlyPayment } from './monthly-payment.ts';
import * as styles from './payment.css.ts';

type FiguresProps = {
  price: number;
  taxes?: string | null | undefined;
  fee?: string | null | undefined;
  /** Where the button is that asked for them. */
  place: RefObject<HTMLElement | null>;
  onShown: () => void;
};

type SliderProps = {
  name: string;
  said: string;
  value: number;
  range: readonly [from: number, to: number, step: number];
  onChange: (value: number) => void;
};

function Slider({ name, said, value, range: [min, max, step], onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{name}</label>
      <output htmlFor={id}>{said}</output>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={said}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}

/** The sum, and the three numbers that the visitor can change. It is loaded on request, and takes the focus that its button had. */
export default function PaymentFigures({ price, taxes, fee, place, onShown }: FiguresProps) {
  const [down, setDown] = useState<number>(exampleLoan.down);
  const [rate, setRate] = useState<number>(exampleLoan.rate);
  const [years, setYears] = useState<number>(exampleLoan.years);
  const sum = useRef<HTMLParagraphElement>(null);
  const show = useEffectEvent(onShown);
  useLayoutEffect(() => {
    // The code may come late. By then the visitor may be elsewhere, and must not be taken back. Safari focuses no button.
    const { activeElement, body } = document;
    const isHere = activeElement === body || place.current?.contains(activeElement);
    if (isHere) sum.current?.focus({ preventScroll: true });
    show();
  }, [place]);

  const loan = Math.round(monthlyPayment({ price, down, rate, years }));
  const [monthlyTaxes, monthlyFee] = [Math.round(dollarsIn(taxes) / 12), dollarsIn(fee)];
  return (
    <>
      <p ref={sum} tabIndex={-1} className={styles.sum}>
        {formatDollars(loan + monthlyTaxes + monthlyFee)} <span className={styles.month}>a month</span>
      </p>
      <Slider
        name="Down payment"
        said={`${down} %, ${formatDollars((price * down) / 100)}`}
        value={down}
        range={[0, 100, 1]}
        onChange={setDown}
      />
      <Slider name="Interest a year" said={`${rate} %`} value={rate} range={[0, 15, 0.125]} onChange={setRate} />
      <Slider name="Years" said={`${years} years`} value={years} range={[5, 40, 5]} onChange={setYears} />
      <Facts>
        <Fact name="Loan">{formatDollars(loan)}</Fact>
        {monthlyTaxes > 0 && <Fact name="Taxes">{formatDollars(monthlyTaxes)}</Fact>}
        {monthlyFee > 0 && <Fact name="Monthly fee">{formatDollars(monthlyFee)}</Fact>}
      </Facts>
      <Text look="note" className={styles.leftOut}>
        {`Left out: ${leftOut(taxes, fee)}. The rate is an example: ask a lender for yours.`}
      </Text>
    </>
  );
}
