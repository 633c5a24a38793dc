/** Runs one Rspack compilation and turns what went wrong into an error that says what and where. */

import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';

export function compile(configuration: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats) return reject(new Error('Rspack gave neither an error nor statistics'));
        if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        resolve(
          stats.toJson({
            all: false,
            assets: true,
            chunkGroups: true,
            chunks: true,
            chunkModules: true,
            chunkRelations: true,
            dependentModules: true,
            ids: true,
            nestedModules: true,
          }),
        );
      });
    });
  });
}
