/** The worker of Heritage: thinks about its questions beside the page, with the rules of every board. */
import { serve } from '../../thinking/serve.ts';
import { think } from './think.ts';

serve(self, think);
