export { Dialog, DialogActions, DialogFoot, type DialogProps } from './dialog.tsx';
export { Stepper, type StepperProps } from './stepper.tsx';
