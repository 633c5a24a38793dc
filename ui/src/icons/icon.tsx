import type { SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

interface DrawnIconProps extends IconProps {
  box: readonly [width: number, height: number];
  /** The width of the line in pixels. */
  weight?: number | undefined;
}

/** A line drawing in the color of the text around it. Hidden from screen readers unless it has a label. */
export function Icon({ box: [width, height], weight = 1.7, ...rest }: DrawnIconProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      aria-hidden={rest['aria-label'] ? undefined : true}
      role={rest['aria-label'] ? 'img' : undefined}
      focusable="false"
      {...rest}
      style={{ flex: 'none', ...rest.style }}
    />
  );
}
