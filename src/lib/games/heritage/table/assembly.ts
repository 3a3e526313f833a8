import { adviceDeciders } from '../chapter/allow-advice.ts';
import { answerDeciders } from '../chapter/answer.ts';
import { assetDeciders } from '../chapter/asset.ts';
import { correctionDeciders } from '../chapter/correction.ts';
import { dealerDeciders } from '../chapter/change-dealer.ts';
import { deadEndDeciders, deadEndTasks } from '../chapter/dead-end.ts';
import { embraceTasks } from '../chapter/embrace.ts';
import { missionTasks } from '../chapter/missions.ts';
import { pileTasks } from '../chapter/piles.ts';
import { recruitDeciders } from '../chapter/recruit.ts';
import { roundDeciders, roundTasks } from '../chapter/round.ts';
import { schemeDeciders, schemeTasks } from '../chapter/scheme.ts';
import { scoringTasks } from '../chapter/scoring.ts';
import { setTableDeciders } from '../chapter/set-table.ts';
import { setUpTasks } from '../chapter/set-up.ts';
import { clanDeciders, clanEffects, clanTasks } from '../clans/clans.ts';
import { baseEffects } from '../effects/rules.ts';
import { effectTasks } from '../effects/interpret.ts';
import type { EffectResolvers } from '../effects/resolving.ts';
import { primogenTasks } from '../primogen/primogen.ts';
import { takeDrawDeciders } from '../primogen/take-draw.ts';
import type { TableDeciders } from './decider.ts';
import type { Resolvers } from './run.ts';

/** Which rule decides each intention. */
export const deciders: TableDeciders = {
	...setTableDeciders,
	...recruitDeciders,
	...deadEndDeciders,
	...schemeDeciders,
	...clanDeciders,
	...assetDeciders,
	...roundDeciders,
	...answerDeciders,
	...takeDrawDeciders,
	...dealerDeciders,
	...adviceDeciders,
	...correctionDeciders
};

/** Which rule carries out each kind of effect. */
const effects: EffectResolvers = { ...baseEffects, ...clanEffects };

/** Which rule carries out each task. */
export const resolvers: Resolvers = {
	...effectTasks(effects),
	...setUpTasks,
	...pileTasks,
	...embraceTasks,
	...deadEndTasks,
	...schemeTasks,
	...roundTasks,
	...missionTasks,
	...primogenTasks,
	...scoringTasks,
	...clanTasks
};
