/** What only the shell uses, which composes the page. */

export { type BotCheckSettings, provideBotCheck } from './bot-check.ts';
export { browserModules } from './browser-modules.ts';
export { Hydrated } from './hydration.tsx';
export { type ModuleSource, moduleKey, modules, provideModules, RemoteError, slotComponent } from './modules.ts';
export type { LoaderArgs, PageModule, RouteData, SlotModule } from './page.ts';
export { type Answer, dehydrate, type PageState, type RenderedModules, rehydrate } from './page-state.ts';
export { loadPatiently } from './patient-load.ts';
export { provideRegistry, type Registry, type RegistryRemote, registry } from './registry.ts';
export { type PageRoute, pageRoute } from './routes.tsx';
export { forgetServerSnapshot, hasServerSnapshot, keepServerSnapshot, ServerSnapshot } from './server-snapshot.tsx';
export { provideSite } from './site.ts';
export { forgetToast } from './toasts.ts';
export { canHover, whenIdle, whenInteractionLikely } from './when-idle.ts';
