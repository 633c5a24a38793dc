import { photoFileOf } from 'schema/pictures';
import { PictureField } from '../photos/picture-field.tsx';
import { type FieldProps, Meeting } from './site-field.tsx';

const words = {
  none: 'None: the site shows the drawing.',
  choose: 'Choose a photo',
  another: 'Choose another photo',
  clear: 'Show the drawing',
};

/** A picture among the fields of the site, with its live value and changes by others. */
export function PhotoField({ name, label, hint, site }: Omit<FieldProps, 'look'>) {
  const live = site.live?.get(name)?.text ?? '';
  const text = site.edits[name]?.to ?? live;
  return (
    <PictureField
      name={name}
      label={label}
      file={photoFileOf(text)}
      look="portrait"
      words={words}
      error={site.errors[name]}
      notes={[site.edits[name] && 'Visitors still see what was there before.', hint]}
      onChange={(file) => site.onType(name, file)}
    >
      {site.conflicts.includes(name) && (
        <Meeting name={name} label={label} site={site} words={live ? 'another photo' : 'the drawing'} />
      )}
    </PictureField>
  );
}
