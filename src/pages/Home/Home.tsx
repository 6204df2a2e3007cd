import { ClosingBand } from '../../components/ClosingBand/ClosingBand';
import home from '../../content/home.yaml';
import { layoutIds } from '../../layoutIds';
import { AfterFirstPaint } from '../../navigation/AfterFirstPaint';
import { About } from './About';
import { Approach } from './Approach';
import { CasesTeaser } from './CasesTeaser';
import { Hero } from './Hero';
import { ImpactTeaser } from './ImpactTeaser';

export function Home() {
  return (
    <>
      <Hero {...home.hero} />
      <Approach {...home.approach} />
      <AfterFirstPaint>
        <ImpactTeaser {...home.impact} />
        <About {...home.about} />
        <CasesTeaser {...home.cases} />
        <ClosingBand id={layoutIds.contact} {...home.contact} />
      </AfterFirstPaint>
    </>
  );
}
