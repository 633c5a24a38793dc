import type { SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'path'>;

type DrawnIconProps = IconProps & { box: readonly [width: number, height: number]; drawing: string; weight?: number };

/** A line drawing in the color of the text. The text beside it gives the meaning. */
export function Icon({ box: [width, height], drawing, weight = 1.7, ...rest }: DrawnIconProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={drawing} />
    </svg>
  );
}
