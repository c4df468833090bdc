/** What a script adds to the console, whose screens are complete without one. */
import { enhanceBoard } from './board.ts';
import { listenToKeys } from './keys.ts';
import { enhancePreview } from './live.ts';
import { closeMenus } from './menus.ts';
import { enhancePalette } from './palette.ts';
import { enhanceForms } from './parts.ts';
import { countPicked } from './picked.ts';
import { guardTyped } from './typed.ts';
import { tellViewed } from './viewed.ts';

document.documentElement.classList.add('js');
enhanceBoard();
enhanceForms();
enhancePreview();
closeMenus();
listenToKeys();
enhancePalette();
countPicked();
tellViewed();
guardTyped();
