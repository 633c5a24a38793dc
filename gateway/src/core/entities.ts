// Every table, for the ORM.
import { OutgoingMessageEntity } from '../mail/outgoing-message.entity.ts';
import { LoginFailureEntity } from '../modules/account/login-failure.entity.ts';
import { SessionEntity } from '../modules/account/session.entity.ts';
import { UserEntity } from '../modules/account/user.entity.ts';
import { AuditEntryEntity } from '../modules/audit/audit-entry.entity.ts';
import { BackupEntity } from '../modules/health/backup.entity.ts';
import { ContactEntity } from '../modules/leads/contact.entity.ts';
import { HomeValuationEntity } from '../modules/leads/home-valuation.entity.ts';
import { IdempotencyKeyEntity } from '../modules/leads/idempotency-key.entity.ts';
import { LeadAnswerEntity } from '../modules/leads/lead-answer.entity.ts';
import { LeadCaptureEntity } from '../modules/leads/lead-capture.entity.ts';
import { PropertyInquiryEntity } from '../modules/leads/property-inquiry.entity.ts';
import { SavedReplyEntity } from '../modules/leads/saved-reply.entity.ts';
import { UploadEntity } from '../modules/media/upload.entity.ts';
import { PageViewEntity } from '../modules/numbers/page-view.entity.ts';
import { OpenHouseEntity } from '../modules/open-houses/open-house.entity.ts';
import { PersonCardEntity } from '../modules/people/person-card.entity.ts';
import { HomeImportEntity } from '../modules/properties/home-import.entity.ts';
import { HomePreviewEntity } from '../modules/properties/home-preview.entity.ts';
import { PropertyEntity } from '../modules/properties/property.entity.ts';
import { PropertyImageEntity } from '../modules/properties/property-image.entity.ts';
import { PushDeviceEntity } from '../modules/push/push-device.entity.ts';
import { PushKeysEntity } from '../modules/push/push-keys.entity.ts';
import { PushMessageEntity } from '../modules/push/push-message.entity.ts';
import { CanaryEntity } from '../modules/releases/canary/canary.entity.ts';
import { LiveReleaseEntity, ReleaseEntity, ReleaseHistoryEntity } from '../modules/releases/release.entity.ts';
import { ReleaseFaultEntity } from '../modules/releases/release-fault.entity.ts';
import { ReleaseSmokeEntity } from '../modules/releases/release-smoke.entity.ts';
import { ReleaseTokenEntity } from '../modules/releases/release-token.entity.ts';
import { PasskeyEntity } from '../modules/second-factor/passkey.entity.ts';
import { RecoveryCodeEntity } from '../modules/second-factor/recovery-code.entity.ts';
import { SecondStepEntity } from '../modules/second-factor/second-step.entity.ts';
import { TotpSecretEntity } from '../modules/second-factor/totp-secret.entity.ts';
import { ShortAddressEntity } from '../modules/short-addresses/short-address.entity.ts';
import { ShowingEntity } from '../modules/showings/showing.entity.ts';
import { SitePreviewEntity, SiteVersionEntity } from '../modules/site-content/site-version.entity.ts';
import { TestimonialRequestEntity } from '../modules/testimonial-requests/testimonial-request.entity.ts';
import { TestimonialEntity } from '../modules/testimonials/testimonial.entity.ts';
import { ValueEstimateEntity } from '../modules/value-estimates/value-estimate.entity.ts';
import { ReleaseVisitEntity, ReleaseVitalEntity } from '../modules/vitals/vital.entity.ts';
import { CatalogueEntity } from './catalogue.entity.ts';
import { RateLimitEntity } from './rate-limit.entity.ts';
import { SweepEntity } from './sweep.entity.ts';

export const entities = [
  CatalogueEntity,
  RateLimitEntity,
  SweepEntity,
  UserEntity,
  SessionEntity,
  LoginFailureEntity,
  TotpSecretEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
  SecondStepEntity,
  PushKeysEntity,
  PushDeviceEntity,
  PushMessageEntity,
  AuditEntryEntity,
  BackupEntity,
  PropertyEntity,
  PropertyImageEntity,
  ShortAddressEntity,
  HomePreviewEntity,
  HomeImportEntity,
  OpenHouseEntity,
  ValueEstimateEntity,
  SiteVersionEntity,
  SitePreviewEntity,
  UploadEntity,
  TestimonialEntity,
  TestimonialRequestEntity,
  ContactEntity,
  HomeValuationEntity,
  PropertyInquiryEntity,
  LeadCaptureEntity,
  IdempotencyKeyEntity,
  OutgoingMessageEntity,
  LeadAnswerEntity,
  PageViewEntity,
  SavedReplyEntity,
  ShowingEntity,
  PersonCardEntity,
  ReleaseEntity,
  LiveReleaseEntity,
  ReleaseHistoryEntity,
  ReleaseTokenEntity,
  ReleaseFaultEntity,
  ReleaseSmokeEntity,
  CanaryEntity,
  ReleaseVitalEntity,
  ReleaseVisitEntity,
];
