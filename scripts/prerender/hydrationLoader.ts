import { savesData } from './savesData.ts';
import { whenPainted } from './whenPainted.ts';

/**
 * The inline script that fetches the modules of a page, its hydration entry among them, once the page has loaded, is
 * painted and the browser is idle, or as soon as the visitor first moves. A visitor who asks to save data is not made
 * to download them before they press something. Nothing is lost by waiting: links, the menu and mail work without the
 * modules.
 *
 * The modules stand in its element's `data-modules`, so that its text, and with it the policy, is the same on every
 * page. All are fetched at once: none waits for another to name it.
 */
export const hydrationLoader = [
  '{const{modules}=document.currentScript.dataset;',
  'let started=false;',
  'const start=()=>{if(!started){started=true;modules.split(" ").forEach((module)=>import(module))}};',
  'const on=(types,run)=>types.forEach((type)=>addEventListener(type,run,{once:true,passive:true,capture:true}));',
  'on(["pointerdown","touchstart","keydown"],start);',
  `if(!${savesData}){`,
  'on(["pointermove","scroll"],start);',
  whenPainted('()=>(window.requestIdleCallback??setTimeout)(start)'), // Safari has no requestIdleCallback
  '}}',
].join('');
