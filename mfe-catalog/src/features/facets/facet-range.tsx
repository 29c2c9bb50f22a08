import type { Facet } from '@gantry/contracts/schemas/catalog';
import { Button, TextInput } from '@gantry/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { useFacetName } from '../../parts/facet-names.ts';
import { useAskedAddress } from '../../parts/asked-address.tsx';
import { HiddenAddress } from '../../parts/hidden-address.tsx';
import { firstPage, type ListingAddress } from '../../parts/listing-address.ts';
import { chosenRange } from '../../parts/listing-choices.ts';
import styles from './facet-range.module.css';
import { exampleInAnotherUnit } from './unit-examples.ts';
import { shownBound, type RangeProblem, type Side } from './shown-bound.ts';

export interface FacetRangeProps {
  facet: Facet;
  address: ListingAddress;
  /** what was typed here and could not be understood */
  problem: RangeProblem | null;
}

const sides: readonly Side[] = ['min', 'max'];

/** A range of a number: two fields with the bounds of the set as hints. The loader turns the form into an address. */
export function FacetRange({ facet, problem, ...drawn }: FacetRangeProps) {
  const address = useAskedAddress(drawn.address);
  const errorId = useId();
  return (
    <Form method="get" className={styles.range} preventScrollReset>
      <HiddenAddress address={{ ...address, ...firstPage }} />
      <input type="hidden" name="range" value={facet.code} />
      <input type="hidden" name="unit" value={facet.unit ?? ''} />
      {sides.map((side) => (
        <Bound key={side} side={side} facet={facet} address={address} problem={problem} errorId={errorId} />
      ))}
      <Button type="submit" size="small">
        <FormattedMessage id="catalog.facets.apply" />
      </Button>
      {problem ? <Problem id={errorId} facet={facet} problem={problem} /> : <UnitHint unit={facet.unit} />}
    </Form>
  );
}

function Bound({
  side,
  facet,
  address,
  problem,
  errorId,
}: FacetRangeProps & { side: Side; errorId: string }) {
  const intl = useIntl();
  const name = useFacetName()(facet);
  const chosen = chosenRange(address, facet.code);
  const kept = shownBound(facet.code, chosen?.[side] ?? null, chosen?.[`${side}Unit`], facet.unit);
  const isWrong = problem?.problems[side] !== undefined;
  return (
    <TextInput
      // A range taken away elsewhere must leave the field too.
      key={`${kept}|${problem?.[side] ?? ''}`}
      name={side}
      autoComplete="off"
      className={styles.bound}
      aria-label={intl.formatMessage({ id: `catalog.facets.${side}` }, { name })}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
      placeholder={shownBound(facet.code, facet[side])}
      defaultValue={problem?.[side] ?? kept}
    />
  );
}

function Problem({ id, facet, problem }: { id: string; facet: Facet; problem: RangeProblem }) {
  const about = { unit: facet.unit ?? '', hasUnit: facet.unit ? 'yes' : 'no' };
  return (
    <div id={id} role="alert" className={styles.problem}>
      {sides.map((side) =>
        problem.problems[side] ? (
          <p key={side}>
            <FormattedMessage
              id={`catalog.facets.${problem.problems[side]}`}
              values={{ ...about, typed: problem[side] }}
            />
          </p>
        ) : null,
      )}
    </div>
  );
}

/** Says that other units are understood, by an example. */
function UnitHint({ unit }: { unit: string | null }) {
  const example = unit && exampleInAnotherUnit[unit];
  if (!example) return null;
  return (
    <p className={styles.hint}>
      <FormattedMessage id="catalog.facets.any-unit" values={{ unit, example }} />
    </p>
  );
}
