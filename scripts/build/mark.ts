/** The site's mark: an SVG path, the size of its box, and its reflection in steps below it. */
export interface Mark {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  readonly reflection: readonly { readonly path: string; readonly opacity: number }[];
}

/** The mark as SVG, above a line and reflected below it. It inherits its fill. */
export function drawMark({ height, path, reflection }: Mark, left: number, line: number, scale: number): string {
  const steps = reflection.map((step) => `<path d="${step.path}" opacity="${step.opacity}"/>`);
  const place = `matrix(${scale} 0 0 ${scale} ${left} ${line - height * scale})`;
  return `<g transform="${place}"><path d="${path}"/>${steps.join('')}</g>`;
}
