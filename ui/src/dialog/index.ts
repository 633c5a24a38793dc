export { Dialog, DialogActions, type DialogProps } from './dialog.tsx';
export { Stepper, type StepperProps } from './stepper.tsx';
