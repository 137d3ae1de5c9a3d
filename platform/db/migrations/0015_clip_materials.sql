-- The materials that a demand is cut from.
create table clip_demand_material (
  demand_id bigint not null references clip_demand on delete cascade,
  material_id bigint not null references material,
  primary key (demand_id, material_id)
);
create index on clip_demand_material (material_id);
