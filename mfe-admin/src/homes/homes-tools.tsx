import { Link } from 'platform';
import { type HomeStatus, homeStatuses } from 'schema';
import { cx } from 'ui';
import { SearchField } from '../frame/search-field.tsx';
import { offPaper } from '../theme/paper.css.ts';
import type { useHomesFilter } from './homes-filter.ts';
import * as styles from './homes-tools.css.ts';
import { statusWords } from './status-words.ts';
import type { HomesList } from './use-homes.ts';

type HomesToolsProps = ReturnType<typeof useHomesFilter> & { list: HomesList | null };

const chips: readonly ('all' | HomeStatus)[] = ['all', ...homeStatuses];

function Chips({ filter, addressOf, list }: Pick<HomesToolsProps, 'filter' | 'addressOf' | 'list'>) {
  const shown = filter.status ?? 'all';
  return (
    <nav aria-label="Status" className={styles.chips}>
      {chips
        .filter((chip) => (chip !== 'archived' && chip !== 'draft') || shown === chip || list?.counts[chip])
        .map((chip) => (
          <Link
            key={chip}
            to={addressOf({ status: chip === 'all' ? undefined : chip, needs: undefined })}
            preventScrollReset
            className={cx(styles.chip, shown === chip && !filter.needs && styles.chipOn)}
            aria-current={(shown === chip && !filter.needs) || undefined}
          >
            {chip === 'all' ? 'All' : statusWords[chip]} <span>{list?.counts[chip]}</span>
          </Link>
        ))}
      <Link
        to={addressOf({ needs: true, status: undefined })}
        preventScrollReset
        className={cx(styles.chip, filter.needs && styles.chipOn)}
        aria-current={filter.needs}
      >
        Needs
      </Link>
    </nav>
  );
}

/** Search, status and town. Each sets the filter in the URL. */
export function HomesTools({ filter, narrow, addressOf, list }: HomesToolsProps) {
  return (
    <div className={cx(styles.tools, offPaper)}>
      <SearchField
        label="Find a home"
        placeholder="Address, town, word"
        text={filter.text ?? ''}
        onSearch={(text) => narrow({ text: text || undefined }, true)}
      />
      <div className={styles.choices}>
        <Chips filter={filter} addressOf={addressOf} list={list} />
        <select
          aria-label="Town"
          className={styles.town}
          value={filter.city ?? ''}
          onChange={({ target }) => narrow({ city: target.value || undefined })}
        >
          <option value="">Every town</option>
          {filter.city && !list?.cities.includes(filter.city) && <option>{filter.city}</option>}
          {list?.cities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </select>
      </div>
    </div>
  );
}
