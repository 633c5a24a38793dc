import type { Readable } from 'node:stream';
import type { Health, TestMail } from 'schema/generated/graphql';
import type { Catalogue } from './core/catalogue.ts';
import type { Client } from './core/client.ts';
import { createConcurrencyLimit } from './core/concurrency-limit.ts';
import type { Database } from './core/database.ts';
import { type Env, originOf } from './core/env.ts';
import type { Logger } from './core/logger.ts';
import { createMemoryLimits } from './core/memory-limits.ts';
import { createRateLimits } from './core/rate-limits.ts';
import type { Replicas } from './core/replicas.ts';
import type { SecretBox } from './core/secret-box.ts';
import type { EventStreams } from './http/event-streams.ts';
import { createMailService, type MailService } from './mail/mail.service.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Transport } from './mail/transport.ts';
import { type AccountService, createAccountService, type Viewer } from './modules/account/account.service.ts';
import { createConfirmPassword } from './modules/account/confirm-password.ts';
import { createLoginGuard } from './modules/account/login-guard.ts';
import { createLoginThrottle } from './modules/account/login-throttle.ts';
import { createOwnAccount, type OwnAccount } from './modules/account/own-account.ts';
import { createSessionStore } from './modules/account/session.store.ts';
import { type AuditLog, createAuditLog } from './modules/audit/audit-log.service.ts';
import { createAuditTrail } from './modules/audit/audit-trail.ts';
import { createHealth } from './modules/health/health.service.ts';
import type { BotCheck } from './modules/leads/bot-check.ts';
import { createInbox, type Inbox } from './modules/leads/inbox.service.ts';
import { createLeadService, type LeadService } from './modules/leads/lead.service.ts';
import type { LeadFeed } from './modules/leads/lead-feed.ts';
import type { LeadSpool } from './modules/leads/lead-spool.ts';
import { createSavedReplies, type SavedReplies } from './modules/leads/saved-replies.ts';
import type { Encoders } from './modules/media/encoders.ts';
import { createMediaService, type MediaService } from './modules/media/media.service.ts';
import type { PictureStore } from './modules/media/picture-store.ts';
import { createNumbers, type NumbersService } from './modules/numbers/numbers.service.ts';
import { createOpenHouseEditor, type OpenHouseEditor } from './modules/open-houses/open-house.editor.ts';
import { createOpenHouseReader, type OpenHouseReader } from './modules/open-houses/open-house.reader.ts';
import { createPeople, type People } from './modules/people/people.service.ts';
import { createPriceHistory, type PriceHistory } from './modules/price-history/price-history.reader.ts';
import { createHomeAddresses } from './modules/properties/home-addresses.ts';
import { createHomePreviews } from './modules/properties/home-previews.ts';
import { createHomes, type Homes } from './modules/properties/homes.service.ts';
import { createHomesImport, type HomesImporter } from './modules/properties/homes-import.ts';
import { createPropertyEditor, type PropertyEditor } from './modules/properties/property.editor.ts';
import { createPropertyQuery } from './modules/properties/property.query.ts';
import { createPropertyReader, type PropertyReader } from './modules/properties/property.reader.ts';
import { createOwnPush, type OwnPush } from './modules/push/own-push.ts';
import type { PushKeys } from './modules/push/push-keys.ts';
import { createReleaseDesk, type ReleaseDeskService, type Served } from './modules/releases/desk.service.ts';
import { createReleaseTokens } from './modules/releases/release-tokens.ts';
import { createFailureReports, type FailureReports } from './modules/reports/failure-report.service.ts';
import { createOwnSecondFactor, type OwnSecondFactor } from './modules/second-factor/own-second-factor.ts';
import { relyingParty } from './modules/second-factor/passkeys.ts';
import { createSignInSteps, type SignInSteps } from './modules/second-factor/sign-in-steps.ts';
import { createTickets } from './modules/second-factor/tickets.ts';
import { createShortAddresses } from './modules/short-addresses/short-addresses.ts';
import { createShowings, type Showings } from './modules/showings/showing.service.ts';
import type { CurrentSite } from './modules/site-content/current-site.ts';
import { createSiteEditor, type SiteEditor } from './modules/site-content/site-editor.ts';
import { createSitePreviews } from './modules/site-content/site-previews.ts';
import { createClientsWords } from './modules/testimonial-requests/clients-words.ts';
import {
  createTestimonialRequests,
  type TestimonialRequests,
} from './modules/testimonial-requests/testimonial-request.editor.ts';
import { createTestimonialEditor, type TestimonialEditor } from './modules/testimonials/testimonial.editor.ts';
import { createTestimonialService, type TestimonialService } from './modules/testimonials/testimonial.service.ts';
import {
  createValueEstimateEditor,
  type ValueEstimateEditor,
} from './modules/value-estimates/value-estimate.editor.ts';
import type { VisitTokens } from './modules/vitals/visit-tokens.ts';
import { createVisits, type Visits } from './modules/vitals/visits.service.ts';
import type { ObjectStore } from './storage/object-store.ts';

/** The state of the site. */
interface OwnHealth {
  read(): Promise<Health>;
  sendTest(): Promise<TestMail>;
}

/** What only the agent may do. */
export interface AdminServices {
  readonly viewer: Viewer;
  readonly account: OwnAccount;
  readonly site: SiteEditor;
  readonly secondFactor: OwnSecondFactor;
  readonly push: OwnPush;
  readonly properties: PropertyEditor;
  readonly homes: Homes;
  readonly homesImport: HomesImporter;
  readonly openHouses: OpenHouseEditor;
  readonly valueEstimates: ValueEstimateEditor;
  readonly testimonials: TestimonialEditor;
  readonly testimonialRequests: TestimonialRequests;
  readonly media: MediaService;
  readonly inbox: Inbox;
  readonly savedReplies: SavedReplies;
  readonly showings: Showings;
  readonly people: People;
  readonly mail: MailService;
  readonly auditLog: AuditLog;
  readonly health: OwnHealth;
  readonly releases: ReleaseDeskService;
  readonly numbers: NumbersService;
  /** A stream of lead events, which ends with the session of this key. */
  openFeed(sessionKey: string | undefined): Readable;
}

/** What a request may use. `admin` exists only if the viewer is the agent, so the types force the check. */
export interface Services {
  readonly properties: PropertyReader;
  readonly openHouses: OpenHouseReader;
  readonly priceHistory: PriceHistory;
  readonly testimonials: TestimonialService;
  readonly leads: LeadService;
  readonly account: AccountService;
  readonly signInSteps: SignInSteps;
  readonly reports: FailureReports;
  readonly visits: Visits;
  readonly admin: AdminServices | undefined;
}

export interface ServiceDeps {
  readonly env: Pick<
    Env,
    'isProduction' | 'LIMITS' | 'LISTING_HOSTS' | 'PUSH_HOSTS' | 'PUBLIC_URL' | 'BOT_CHECK' | 'DATA_DIR'
  >;
  readonly site: CurrentSite;
  readonly box: SecretBox;
  readonly pushKeys: PushKeys;
  readonly visitTokens: VisitTokens;
  readonly database: Database;
  /** Visitors' reads of homes go to the replicas, the agent's to the database itself. */
  readonly replicas: Replicas;
  readonly logger: Logger;
  readonly catalogue: Catalogue;
  readonly storage: ObjectStore;
  readonly store: PictureStore;
  readonly encoders: Encoders;
  readonly botCheck: BotCheck;
  readonly outbox: Outbox;
  readonly transport: Transport;
  readonly spool: LeadSpool;
  readonly feed: LeadFeed;
  readonly streams: EventStreams;
}

/** Of the ten connections, so that the rest is left to visitors. */
const SEARCHES_AT_ONCE = 3;

/** Creates every service once. `of` returns those that a viewer may use, with an audit log of what they do. */
export function createServices(deps: ServiceDeps) {
  const { env, logger, database, replicas, catalogue, store, encoders, outbox, transport, spool, feed, streams } = deps;
  const limits = createRateLimits({ database, isOn: env.LIMITS });
  const searchLimit = createConcurrencyLimit(SEARCHES_AT_ONCE);
  const memoryLimits = createMemoryLimits({ isOn: env.LIMITS });
  const throttle = createLoginThrottle({ database, isOn: env.LIMITS });
  const guard = createLoginGuard({ database, limits, throttle });
  const tickets = createTickets(database);
  const party = relyingParty(env.PUBLIC_URL, () => deps.site.now().brokerage.name);
  const signInSteps = createSignInSteps({ ...deps, guard, limits, tickets, party });
  const listingHosts = env.LISTING_HOSTS;
  const query = createPropertyQuery({ database, listingHosts });
  const copies = { ...database, read: replicas.read };
  const properties = createPropertyReader({
    database: copies,
    query: createPropertyQuery({ database: copies, listingHosts }),
  });
  const homes = createHomes({ database, query });
  const previews = createHomePreviews({ database });
  const sitePreviews = createSitePreviews({ database, file: deps.site.file });
  const sessions = createSessionStore({ database });
  const health = createHealth({ env, database, replicas, storage: deps.storage, outbox, transport, limits });
  const auditLog = createAuditLog({ database });
  const tokens = createReleaseTokens(database);
  let served: Served | undefined;
  const desk = { database, tokens, served: () => served };
  const open = {
    properties,
    openHouses: createOpenHouseReader({ database, catalogue }),
    priceHistory: createPriceHistory(replicas),
    testimonials: createTestimonialService({ database }),
    leads: createLeadService({ ...deps, limits, memoryLimits }),
    account: createAccountService({ database, guard, signInSteps }),
    signInSteps,
    reports: createFailureReports({ database, limits, logger }),
    visits: createVisits({ database, limits, tokens: deps.visitTokens }),
  };

  const siteGround = {
    database,
    catalogue,
    file: deps.site.file,
    previews: sitePreviews,
    refuseDemo: env.isProduction,
  };
  function adminOf(viewer: Viewer, client: Client, key: string | undefined): AdminServices {
    const audit = createAuditTrail({ username: viewer.username, requestId: client.requestId });
    const confirm = createConfirmPassword({ database, guard, viewer, client });
    const { replyWithinHours } = deps.site.now();
    const limited = searchLimit(() => client.isGone?.() ?? false);
    const inbox = createInbox({ database, audit, outbox, query, feed, limited, replyWithinHours });
    return {
      viewer,
      site: createSiteEditor({ ...siteGround, audit, username: viewer.username }),
      account: createOwnAccount({ database, sessions, audit, viewer, confirm, client }),
      secondFactor: createOwnSecondFactor({ ...deps, tickets, party, audit, viewer, confirm }),
      push: createOwnPush({ ...deps, pushHosts: env.PUSH_HOSTS, audit, viewer, client }),
      properties: createPropertyEditor({ database, previews, catalogue, audit, query, listingHosts }),
      homes,
      homesImport: createHomesImport({ database, catalogue, audit, listingHosts }),
      openHouses: createOpenHouseEditor({ database, catalogue, audit }),
      valueEstimates: createValueEstimateEditor({ database, catalogue, audit, username: viewer.username }),
      testimonials: createTestimonialEditor({ database, catalogue, audit }),
      testimonialRequests: createTestimonialRequests({ ...deps, limits, audit, origin: originOf(env) }),
      media: createMediaService({ database, store, encoders, logger, audit }),
      inbox,
      savedReplies: createSavedReplies({ database, audit }),
      showings: createShowings({ database, audit, inbox, outbox }),
      people: createPeople({ database, audit, limited }),
      mail: createMailService({ database, outbox, transport, spool, audit }),
      auditLog,
      releases: createReleaseDesk({
        ...desk,
        audit,
        confirm,
        username: viewer.username,
        demandStill: async (em) => key === undefined || sessions.demandStill(em, key),
      }),
      health: { read: health.read, sendTest: () => health.sendTest(audit) },
      numbers: createNumbers({ database, query, replyWithinHours }),
      openFeed(key) {
        const isAllowed = async () => key !== undefined && (await sessions.isAlive(key));
        return streams.open({ subscribe: feed.subscribe, isAllowed });
      },
    };
  }

  return {
    open,
    sessions,
    limits,
    guard,
    previews,
    sitePreviews,
    tickets,
    homeAddresses: createHomeAddresses(database, query),
    shortAddresses: createShortAddresses(replicas),
    clientsWords: createClientsWords({ database, limits }),
    media: createMediaService({ database, store, encoders, logger }),
    tokens,
    /**
     * Tells the release desk what this gateway serves. Releases are opened later, because their pages need these
     * services.
     */
    serve(releases: Served): void {
      served = releases;
    },
    /** `key`: of the viewer's session; absent if it begins in this request. */
    of: (viewer: Viewer | undefined, client: Client, key?: string): Services => {
      return { ...open, admin: viewer && adminOf(viewer, client, key) };
    },
  };
}

export type ServiceTable = ReturnType<typeof createServices>;
