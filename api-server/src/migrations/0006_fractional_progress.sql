-- The contract takes fractions of a percent (A-108); whole numbers stay what they are.
alter table achievement alter column progress type double precision;
