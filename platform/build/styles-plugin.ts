/** The styles of a part: each file compiled by a browser half, and only evaluated once more for the server half, which needs the same names. */

import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';

type Compile = VanillaExtractPlugin['childCompiler']['getCompiledSource'];

/** By file: what browser halves have compiled since the last one began to run. */
const compiled = new Map<string, ReturnType<Compile>>();

// Styles are evaluated with every global of this process; Node warns of whoever so much as reads this one.
Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });

type Options = { isServer: boolean; isDevelopment: boolean };

export class StylesPlugin extends VanillaExtractPlugin {
  constructor({ isServer, isDevelopment }: Options) {
    super({ identifiers: isDevelopment ? 'debug' : 'short' });
    const compile: Compile = this.childCompiler.getCompiledSource.bind(this.childCompiler);
    // Never the other way round: who compiles a file gets the fonts, too, that it names.
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
