import type { LeadCaptureInput } from 'schema';
import type { LeadCapture as PublicCapture } from 'schema/generated/graphql';
import type { Arrival } from './arrival.ts';
import { type LeadCapture, LeadCaptureEntity } from './lead-capture.entity.ts';
import type { LeadIntake } from './lead-intake.ts';

/** An e-mail address that a visitor left in the popup. */
export function createLeadCaptureService({ intake }: { intake: LeadIntake }) {
  return {
    async submit(input: LeadCaptureInput, arrival: Arrival): Promise<PublicCapture> {
      const { email, name = null, phone = null, address = null, source } = input;
      const row = await intake.submit({
        kind: 'capture',
        entity: LeadCaptureEntity,
        input,
        arrival,
        store(em, columns) {
          const fields = { id: crypto.randomUUID(), email, name, phone, address, source };
          const capture = em.create(LeadCaptureEntity, { ...columns, ...fields });
          em.persist(capture);
          return capture;
        },
      });
      return toPublic(row);
    },
  };
}

function toPublic({ id, email, name, phone, address, source, createdAt }: LeadCapture): PublicCapture {
  return { id, email, name, phone, address, source, createdAt };
}
