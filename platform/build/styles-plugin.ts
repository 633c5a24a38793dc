/** The styles of a part: each file compiled by a browser half, and only evaluated once more for the server half, which needs the same names. */

import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';

type Compile = VanillaExtractPlugin['childCompiler']['getCompiledSource'];

/** By file: what the browser half has compiled in this run. */
const compiled = new Map<string, ReturnType<Compile>>();

// Styles are evaluated with every global of this process, and Node prints a warning when this one is read.
Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });

type Options = { isServer: boolean; isDevelopment: boolean };

export class StylesPlugin extends VanillaExtractPlugin {
  constructor({ isServer, isDevelopment }: Options) {
    super({ identifiers: isDevelopment ? 'debug' : 'short' });
    const compile: Compile = this.childCompiler.getCompiledSource.bind(this.childCompiler);
    // The server half never compiles first: whichever half compiles a file emits the fonts that it names, and browsers need them.
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
