/** The worker of Vendetta: finds moves of the computer beside the page. */
import { serve } from '../../thinking/serve.ts';
import { think } from './think.ts';

serve(self, think);
