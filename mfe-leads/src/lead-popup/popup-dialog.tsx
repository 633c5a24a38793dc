/** The popup with its three steps: the home, its owner, and thanks. */

import { Activity, useState } from 'react';
import { Picture } from 'ui';
import { Dialog, Stepper } from 'ui/dialog';
import { usePlaceInHistory } from 'ui/history';
import { keptTitle, type Taken } from '../form/use-lead-form.ts';
import { colonialPicture } from '../pictures/generated/colonial.ts';
import { AddressStep, type HomeAddress } from './address-step.tsx';
import { dismissed } from './dismissed.ts';
import { OwnerStep } from './owner-step.tsx';
import { sizes } from './popup.css.ts';
import { ThanksStep } from './thanks-step.tsx';

type Step = 'address' | 'owner' | 'thanks';

const words: Record<Step, { title: string; description: string }> = {
  address: {
    title: 'Curious what your home would bring?',
    description:
      'Leave the address. A hand-made market analysis follows within 24 hours (one business day), free and without obligation.',
  },
  owner: {
    title: 'Where shall I send it?',
    description: 'You get one email with the analysis, from me and nobody else.',
  },
  thanks: {
    title: 'Thank you. I am on it.',
    description: 'Your market analysis will be in your inbox within 24 hours (one business day).',
  },
};

const nowhere: HomeAddress = { street: '', city: '', zipCode: '' };

const art = <Picture image={colonialPicture} alt="" sizes={sizes} ratio="fill" priority />;

export default function PopupDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [step, setStep] = useState<Step>('address');
  const [address, setAddress] = useState(nowhere);
  const [kept, setKept] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** What is on its way may fail, and is to be tried again with what was typed. */
  const close = () => isSending || onClose();
  usePlaceInHistory(isOpen, close, () => isSending);
  const isDone = step === 'thanks';
  const said = isDone && kept !== undefined ? { title: keptTitle, description: kept } : words[step];

  function handleAddress(given: HomeAddress): void {
    setAddress(given);
    setStep('owner');
  }

  function handleSent(taken: Taken): void {
    dismissed.keep();
    setKept(taken.kept);
    setStep('thanks');
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && close()}
      shape="popup"
      art={art}
      before={
        !isDone && (
          <Stepper step={step === 'address' ? 1 : 2} count={2} text={`Step ${step === 'address' ? 1 : 2} of 2`} />
        )
      }
      {...said}
      closeLabel={isDone ? undefined : 'Close'}
    >
      {step === 'address' && <AddressStep known={address} onContinue={handleAddress} />}
      {/* While it is hidden, it keeps what was typed. */}
      {!isDone && (
        <Activity mode={step === 'owner' ? 'visible' : 'hidden'}>
          <OwnerStep address={address} onBack={() => setStep('address')} onSending={setSending} onSent={handleSent} />
        </Activity>
      )}
      {isDone && <ThanksStep onClose={onClose} />}
    </Dialog>
  );
}
