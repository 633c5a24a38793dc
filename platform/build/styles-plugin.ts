/**
 * The styles of a part. The browser half compiles each file; the server half only evaluates the result, because it
 * needs the same class names.
 */

import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';

type Compile = VanillaExtractPlugin['childCompiler']['getCompiledSource'];

/** What the browser half has compiled in this run, by file. */
const compiled = new Map<string, ReturnType<Compile>>();

// Styles are evaluated with all globals of this process, and Node warns when `localStorage` is read.
Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });

type Options = { isServer: boolean; isDevelopment: boolean };

export class StylesPlugin extends VanillaExtractPlugin {
  constructor({ isServer, isDevelopment }: Options) {
    super({ identifiers: isDevelopment ? 'debug' : 'short' });
    const compile: Compile = this.childCompiler.getCompiledSource.bind(this.childCompiler);
    // The browser half compiles each file first, because the half that compiles a file emits its fonts, and browsers
    // need them.
    this.childCompiler.getCompiledSource = (loader) => {
      const known = isServer ? compiled.get(loader.resourcePath) : undefined;
      const source = known ?? compile(loader);
      if (!isServer) compiled.set(loader.resourcePath, source);
      return source;
    };
  }

  override apply(compiler: Parameters<VanillaExtractPlugin['apply']>[0]): void {
    super.apply(compiler);
    for (const hook of [compiler.hooks.beforeRun, compiler.hooks.watchRun])
      hook.tap('StylesPlugin', () => compiled.clear());
  }
}
