import type { Content, ReferencedContent } from '../../src/content/schema.ts';

/** Replaces the area ids in each case by id and title, and adds to each area the cases that name it. */
export function withReferences(content: Content): ReferencedContent {
  const { impact, cases } = content;
  const titles = new Map(impact.areas.map(({ id, title }) => [id, title]));
  const areas = impact.areas.map((area) => ({
    ...area,
    cases: cases.cases
      .filter(({ drawsOn }) => drawsOn.includes(area.id))
      .map(({ id, title }) => ({ id, title })),
  }));
  const studies = cases.cases.map(({ drawsOn, ...study }) => ({
    ...study,
    drawsOn: drawsOn.map((id) => ({ id, title: titles.get(id) ?? id })),
  }));
  return { ...content, impact: { ...impact, areas }, cases: { ...cases, cases: studies } };
}
