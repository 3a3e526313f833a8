/** The worker of Rivals: finds moves of the computer beside the page. */
import { serve } from '../../../thinking/serve.ts';
import { think } from './think.ts';

serve(self, think);
